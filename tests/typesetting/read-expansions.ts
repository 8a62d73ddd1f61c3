const EXPANSION = /\/S \/Span\s+\/P \d+ 0 R\s+\/E\s+(?:\(((?:[^\\()]|\\.)*)\)|<FEFF([0-9A-F]*)>)/g

/** What a tagged PDF of ours says its abbreviations stand for, in the order of the file. */
export const expansionsIn = (pdf: Uint8Array): string[] =>
  [...Buffer.from(pdf).toString('latin1').matchAll(EXPANSION)].map(([, plain, encoded = '']) =>
    plain === undefined
      ? Buffer.from(encoded, 'hex').swap16().toString('utf16le')
      : plain.replaceAll(/\\(.)/g, '$1'),
  )
