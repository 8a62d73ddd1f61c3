import type { CallToolResult } from '@modelcontextprotocol/server'
import type { User } from '#contract/accounts/accounts.ts'
import { type CommandOutcome, LONGEST_SENTENCE } from '#contract/menus/given-commands.ts'
import { counted } from '#domain/text/listed.ts'
import type { Db } from '../../db/schema.ts'
import { noteGivenCommand } from '../../owners/given-commands.ts'
import { limitOf, withinRestaurants } from '../../watching/within-restaurants.ts'
import type { Tool } from './tools.ts'

interface UsedTool {
  readonly tool: Tool
  readonly given: Readonly<Record<string, unknown>>
  readonly answer: CallToolResult
  readonly user: User
  readonly keyId: string
  readonly at: Date
}

const LONGEST_TITLE = 200
const LONGEST_ID = 64

/** Notes what a program proposed or did, and what it was refused; what it only read is not a command. */
export async function noteTool(db: Db, { tool, given, answer, user, keyId, at }: UsedTool): Promise<void> {
  const said = tool.call.scope === 'read' ? undefined : (noted[tool.name] ?? noted.propose_edits)
  if (!said) return
  const first = firstText(answer)
  const [, proposedId = given.id, sentence] = PROPOSED.exec(first) ?? []
  await withinRestaurants(limitOf(user), async () => {
    const change = await readChange(db, user.house.id, proposedId)
    await noteGivenCommand(db, {
      ownerId: user.house.id,
      accountId: user.id,
      keyId,
      menuId: menuIn(given) ?? change.menuId,
      changeId: change.id,
      at,
      words: said.words(given),
      says: [sentence ?? said.says?.(given) ?? ''].filter(Boolean),
      outcome: answer.isError ? 'refused' : said.outcome,
      why: answer.isError ? sentenceOf(first) || null : null,
    })
  })
}

/** As `run-tool.ts` says it. */
const PROPOSED = /^Proposed as change (\S+)\. It waits until a person applies it\. (.+)$/u

const firstText = ({ content: [first] }: CallToolResult): string => (first?.type === 'text' ? first.text : '')

/** Codes are for programs. */
const sentenceOf = (text: string): string => text.replace(/ \(\w+\)(?=\n|$)/u, '').slice(0, LONGEST_SENTENCE)

type Given = UsedTool['given']

interface Noted {
  readonly outcome: CommandOutcome
  readonly words: (given: Given) => string
  readonly says?: (given: Given) => string
}

const proposing: Noted = {
  outcome: 'proposed',
  words: ({ title }) =>
    typeof title === 'string' ? `Propose “${title.slice(0, LONGEST_TITLE)}”` : 'Propose',
}

const noted: Readonly<Record<string, Noted>> = {
  propose_edits: proposing,
  propose_menu: proposing,
  withdraw_change: { outcome: 'withdrawn', words: () => 'Withdraw a change' },
  apply_change: { outcome: 'applied', words: () => 'Apply a change' },
  say_sold_out: {
    outcome: 'applied',
    words: () => 'Say what is sold out',
    says: (given) => {
      const words = wordsIn(given)
      const gone = words.filter(({ isSoldOut }) => isSoldOut === true).length
      return `Sold out: ${counted(gone, 'dish', 'dishes')}. Back: ${counted(words.length - gone, 'dish', 'dishes')}.`
    },
  },
}

const wordsIn = ({ words }: Given): readonly { readonly isSoldOut?: unknown; readonly places?: unknown }[] =>
  (Array.isArray(words) ? words : []).filter((word) => word !== null && typeof word === 'object')

function menuIn(given: Given): string | null {
  const places = wordsIn(given).flatMap(({ places: sent }) => (Array.isArray(sent) ? sent : []))
  const named = [given.menuId, ...places.map((place) => (place as { menuId?: unknown } | null)?.menuId)]
  const [only, ...others] = new Set(named.filter((id) => typeof id === 'string'))
  return others.length === 0 ? (only ?? null) : null
}

/** A change of the house, and its menu where it has one; null for what isn't there. */
async function readChange(db: Db, ownerId: string, id: unknown) {
  const asked = typeof id === 'string' ? id.slice(0, LONGEST_ID) : null
  if (asked === null) return { id: null, menuId: null }
  const rows = await db
    .selectFrom('changeMenus')
    .select('menuId')
    .where('changeId', '=', asked)
    .where('ownerId', '=', ownerId)
    .limit(2)
    .execute()
  const [first, second] = rows
  return { id: first ? asked : null, menuId: first && !second ? first.menuId : null }
}
