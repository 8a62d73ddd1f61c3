/** The files of a worker share its process, and each log that one of them opens waits for the end of it. */
process.setMaxListeners(1000)
