import { useInfiniteQuery } from '@tanstack/react-query'
import type { GivenCommand } from '#contract/menus/given-commands.ts'
import { recentTime } from '#domain/site/recent-time.ts'
import { MorePages } from '../../ui/button/more-pages.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { commandsQuery } from './record-queries.ts'

/** What was typed into the editor's box and asked for by programs, the latest first; nothing where nobody did. */
export function GivenCommands({ menuId }: { menuId: string }) {
  const query = useInfiniteQuery(commandsQuery(menuId))
  const commands = query.data?.pages.flatMap((page) => page.commands) ?? []
  if (commands.length === 0) return null
  return (
    <Card title="Commands" description="What people typed as a change, and what programs asked for.">
      <ol className="-my-4 divide-y divide-rule">
        {commands.map((command) => (
          <CommandRow key={command.id} command={command} />
        ))}
      </ol>
      <MorePages of={query} className="mt-6">
        Show earlier<span className="sr-only"> commands</span>
      </MorePages>
    </Card>
  )
}

const outcomes = {
  proposed: ['Not applied', 'neutral'],
  applied: ['Applied', 'good'],
  undone: ['Undone', 'neutral'],
  withdrawn: ['Withdrawn', 'neutral'],
  refused: ['Refused', 'warn'],
} as const satisfies Record<GivenCommand['outcome'], readonly [string, string]>

function CommandRow({ command: { by, at, words, says, why, outcome } }: { command: GivenCommand }) {
  const [name, tone] = outcomes[outcome]
  return (
    <li className="flex flex-col gap-1 py-4">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <bdi className="min-w-0 [overflow-wrap:anywhere]">{words}</bdi>
        <Badge tone={tone}>{name}</Badge>
      </p>
      {(why ?? says.length > 0) && (
        <p className="text-sm [overflow-wrap:anywhere]">{why ?? says.join(' ')}</p>
      )}
      <p className="text-quiet text-sm">
        <time dateTime={at} className="inline-block first-letter:uppercase">
          {recentTime(at, { now: new Date() })}
        </time>
        {` · ${giverOf(by)}`}
      </p>
    </li>
  )
}

const giverOf = ({ kind, name }: GivenCommand['by']): string =>
  kind === 'key'
    ? name === null
      ? 'a program'
      : `by the key “${name}”`
    : (name ?? 'someone whose account is gone')
