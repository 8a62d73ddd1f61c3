import { findingSentence } from './findings.ts'
import type { TypesetPages } from './use-typeset-pages.ts'

export const findingSentences = ({ findings, body }: TypesetPages): string[] =>
  findings.map((finding) => findingSentence(finding, body.content)).filter((sentence) => sentence !== null)
