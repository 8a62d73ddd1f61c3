/** What the bytes of a file are. */
export type FileKind = 'pdf' | 'word' | 'workbook' | 'picture' | 'text'

/** What a dialog for files offers of each kind: endings and media types. Its content alone decides what a file is. */
const offered = {
  pdf: ['.pdf', 'application/pdf'],
  word: ['.docx'],
  workbook: ['.xlsx'],
  picture: ['image/*'],
  text: ['.csv', '.tsv', '.txt', '.md', '.html', '.htm', '.json', 'text/*', 'application/json'],
} satisfies Record<FileKind, readonly string[]>

/** The `accept` of a control for files of all kinds. */
export const ACCEPTED_FILES = Object.values(offered).flat().join(',')
