import { readFileSync } from 'node:fs'

/** The paper of a sample menu as it was typed. */
export const writtenMenu = (name: string): string =>
  readFileSync(new URL(`./written/${name}.txt`, import.meta.url), 'utf8')
