/** The real worker, which first writes its process id to the standard output. */
process.stdout.write(`${process.pid}\n`)
await import('#typeset/worker.ts')
