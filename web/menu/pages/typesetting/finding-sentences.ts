import { findingSentence } from './findings.ts'
import type { TypesetPages } from './use-typeset-pages.ts'

/** What the typesetter found on these pages, as sentences for the owner. */
export const findingSentences = ({ findings, body }: TypesetPages): string[] =>
  findings.map((finding) => findingSentence(finding, body.content)).filter((sentence) => sentence !== null)
