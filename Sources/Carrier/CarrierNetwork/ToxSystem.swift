internal import CToxcore
