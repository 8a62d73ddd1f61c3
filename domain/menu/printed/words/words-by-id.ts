/** The word for an id; one that the list does not know is its own word. */
export const wordsById =
  (words: Readonly<Record<string, string>>) =>
  (id: string | number): string =>
    words[id] ?? String(id)
