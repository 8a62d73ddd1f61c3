export type { LaidDish, LaidDocument, LaidExtra, LaidPrice, LaidSection } from './document.ts'
export { inventedDocument } from './invented.ts'
export { sampleDocuments } from './samples.ts'
