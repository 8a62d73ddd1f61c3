import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { leftOut, packs } from '#domain/preflight/packs.ts'
import type { Pack, Rule } from '#domain/preflight/rules/rule.ts'

/** The path of the page of all rules. */
export const PAGE = join(import.meta.dirname, '../docs/preflight.md')

const cell = (text: string): string => text.replaceAll('|', '\\|')

const sourceOf = ({ title, address }: Rule['source']): string => (address ? `[${title}](${address})` : title)

/** `since 2026-07-01`; empty where a rule says no days. */
const forceOf = ({ inForceFrom, until }: Rule): string =>
  [inForceFrom && `since ${inForceFrom}`, until && `until ${until}`].filter(Boolean).join(', ')

const rowOf = (rule: Rule): string => {
  const { id, title, binds, level, certainty, source } = rule
  const cells = [`\`${id}\``, title, binds, level, certainty, forceOf(rule), sourceOf(source), source.readOn]
  return `| ${[...cells, source.readAgainOn ?? ''].map(cell).join(' | ')} |`
}

const sectionOf = ({ name, rules }: Pack): string => `## ${name}

| rule | what must stand there | whom it binds | level | sure | in force | source | read | next look |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rules.map(rowOf).join('\n')}
`

export const preflightPage = (): string => `# Preflight

A menu is asked what the law of its market and the house want, before it is printed or shared. This is no legal advice. Nothing is ever blocked, and nothing is guessed: a fact that nobody has said is asked for, and until then what a rule finds is only worth knowing.

This page is written by \`node scripts/preflight-page.ts\` from the rules in \`domain/preflight/\`; a test holds it to them.

**Level**: *must*, the law wants it; *should*, a guest or an inspector would; *know*, an owner may want to know. **Sure**: *A*, read in the words of the law or its authority; *B*, two secondary sources or one good one; *C*, one secondary source, or sources that disagree; *D*, not verified. A rule of C or D is never a must. **Source** links to the law or its authority, **read** is the day on which what we know of it was read, **next look** the day by which it is read again. **In force**: the first day on which it binds, where that is known; before it a rule is only worth knowing.

Which packs are asked follows from the market of the menu, else of the restaurant: the country, its region, and New York City or Philadelphia. A member of the European Union without a pack of its own is asked what holds in all of the Union; any other country without a pack, and a menu without a market, is asked by the house alone. The result says which it was. Whom a rule binds follows from the number of locations in the country and in the state or province, the number of employees, where the seafood comes from, the language of the menu, and the signs that hang.

What dishes are, rules read from words in nine languages: what is raw, what is poured and with alcohol, where there is beef or shrimp. A rule that rests on such a guess alone is at most a should, but for the seafood of Alabama, Mississippi and Australia and the volumes of drinks, where the words leave little doubt.

Fees are read sentence by sentence in seven languages, as shares and as sums, in notices, introductions, footers and among the dishes (\`domain/preflight/fees/\`): what one sentence says of corkage, tax or a tip lets no other off.

${packs.map(sectionOf).join('\n')}
## Left out

What was read and is in no pack:

${leftOut.map(({ rule, why }) => `- ${rule}: ${why}.`).join('\n')}

## Adding a rule

A rule is a value of \`Rule\` (\`domain/preflight/rules/rule.ts\`) in the folder of its market, named in the pack of that folder; a new pack has its line in \`domain/preflight/packs.ts\`. It needs a case in the test beside the pack: a menu that breaks it, one that keeps it, and one that is exempt. Each fix is applied there, and applied again. What a fix cannot know (a volume, an energy, an origin, an allergen) it does not fill in.
`

if (process.argv[1] === import.meta.filename) writeFileSync(PAGE, preflightPage())
