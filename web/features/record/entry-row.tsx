import { recentTime } from '#domain/site/recent-time.ts'
import { ScreenLink } from '../../lib/screen-link.tsx'
import { ComparisonTable } from '../../menu/comparing/comparison-table.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { newsOf, partsInWords, type TimelineEntry } from './entries.ts'

interface EntryRowProps {
  menuId: string
  entry: TimelineEntry
  isPresent: boolean
  hasMenu: boolean
  mayPublish: boolean
  onAsk: (what: 'page' | 'restore' | 'name') => void
}

export function EntryRow({ menuId, entry, isPresent, hasMenu, mayPublish, onAsk }: EntryRowProps) {
  const { published, version, label, at } = entry
  const now = new Date()
  const when = recentTime(at, { now })
  const named = <span className="sr-only"> the version of {when}</span>
  const isSeenNow = published?.isShown === true && published.until === null
  const isMenu = published === null || published.changed.includes('menu')
  return (
    <li className="flex flex-col gap-1 py-4">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <time dateTime={at} className="first-letter:uppercase">
          {when}
        </time>
        {label && <Badge tone="accent">{label}</Badge>}
        {isPresent && isMenu && <Badge tone="good">{isSeenNow ? 'Now' : 'Saved now'}</Badge>}
      </p>
      <p className="text-sm [overflow-wrap:anywhere]">{newsOf(entry)}</p>
      <p className="text-quiet text-sm">
        Version {version}
        {published && ` · ${published.by ?? 'automatically'}`}
        {published?.until && published.isShown && ` · until ${recentTime(published.until, { now })}`}
      </p>
      {published?.clock.map((change) => (
        <p key={change.at} className="text-quiet text-sm">
          {partsInWords(change.changed)}: automatically, {recentTime(change.at, { now })}
        </p>
      ))}
      {published && published.differs.length > 0 && (
        <div className="mt-2">
          <Disclosure
            label="What changed"
            summary={`${published.lines} ${published.lines === 1 ? 'line' : 'lines'}`}
          >
            <ComparisonTable
              caption="What changed"
              rows={published.differs}
              sides={{ before: 'Before', after: 'After' }}
            />
            {published.lines > published.differs.length && (
              <p className="text-quiet text-sm">Compare shows the other lines.</p>
            )}
          </Disclosure>
        </div>
      )}
      {(isMenu || published?.isShown) && (
        <p className="mt-1 flex flex-wrap gap-2">
          {published?.isShown && (
            <Button variant="secondary" size="sm" onClick={() => onAsk('page')}>
              See Page{named}
            </Button>
          )}
          {hasMenu && isMenu && !isPresent && (
            <>
              <ScreenLink
                to={`/compare?a=${encodeURIComponent(menuId)}&state=${version}&b=${encodeURIComponent(menuId)}`}
                variant="secondary"
                size="sm"
              >
                Compare{named}
              </ScreenLink>
              {mayPublish && (
                <Button variant="secondary" size="sm" onClick={() => onAsk('restore')}>
                  Restore{named}
                </Button>
              )}
            </>
          )}
          {mayPublish && hasMenu && isMenu && (
            <Button variant="quiet" size="sm" onClick={() => onAsk('name')}>
              {label ? 'Rename' : 'Name'}
              {named}
            </Button>
          )}
        </p>
      )}
    </li>
  )
}
