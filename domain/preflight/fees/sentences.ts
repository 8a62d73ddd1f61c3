/** Words with a period behind them that end no sentence. */
const ABBREVIATIONS =
  /(?:^|[\s(])(?:inkl|incl|zzgl|exkl|excl|ex|ca|bzw|ggf|max|min|pers|p|z\.b|p\.p|u\.a|no|nr|st|approx|art|vs|s|ab)$/iu

/** A period, an exclamation or question mark before white space; a line; a bullet between two remarks. */
const END = /(?<=[.!?。！？])\s+(?=[\p{Lu}\p{N}\p{Sc}"“«¡¿(*])|\s*[\n•·|]\s*|(?<=[。！？])/u

/** A text in its sentences, as they are written; `inkl. 19 % MwSt.` and `3.5%` end none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const piece of text.split(END)) {
    const before = sentences.at(-1)
    if (before?.endsWith('.') && ABBREVIATIONS.test(before.slice(0, -1)))
      sentences[sentences.length - 1] = `${before} ${piece}`
    else sentences.push(piece)
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean)
}

/** A sentence in the parts that commas, semicolons, dashes and words like `but` divide it into. */
export const clausesOf = (sentence: string): string[] =>
  sentence
    .split(/;|,(?!\d)|\s[–—-]\s|\s(?:but|aber|mais|pero|maar|però)\s/iu)
    .filter((clause) => clause.trim())
