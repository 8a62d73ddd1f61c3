export type { LaidDocument } from './document.ts'
export { inventedDocument } from './invented.ts'
export { sampleDocuments } from './samples.ts'
