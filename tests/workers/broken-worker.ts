/** A worker that ends before it is ready, as one whose native engine is missing does. */
process.exit(1)
