const EXPORTED = /^export (?:interface|type|class|enum) (\w+)/gm

/** Each name that types of two files or more have, with the files: what they say is two things, or one that is written twice. */
export function sharedTypeNames(texts: ReadonlyMap<string, string>): string[] {
  const files = new Map<string, string[]>()
  for (const [path, text] of texts)
    for (const name of new Set([...text.matchAll(EXPORTED)].map(([, exported = '']) => exported)))
      files.set(name, [...(files.get(name) ?? []), path])
  return [...files]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name} is a type of ${paths.join(' and ')}: give each its name, or keep one`)
}
