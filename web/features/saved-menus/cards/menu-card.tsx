import { useId, useState } from 'react'
import { savedMenuFirstPage } from '#contract/menus/saved-menus.ts'
import { addressOf } from '#contract/shared/address.ts'
import { recentDay } from '#domain/site/recent-time.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/waiting/skeleton.tsx'
import { Spinner } from '../../../ui/waiting/spinner.tsx'
import { ActionsMenu, type ActionsMenuProps } from '../actions/actions-menu.tsx'
import { RenameForm } from '../actions/rename-form.tsx'
import { headlineOf } from '../listed/arrange-menus.ts'
import type { ListedMenu } from '../listed/listed-menu.ts'
import { PlannedLines } from '../listed/planned-lines.tsx'
import { StatusBadges, signOffWords, toConfirmWords } from '../listed/status-badges.tsx'
import { aboveCardClass, CardFrame, cardLinkClass } from './card-frame.tsx'
import { DrawnPage } from './drawn-page.tsx'

export interface CardHeading {
  heading: 'h2' | 'h3'
}

/** A saved menu by its first page; pressed, it opens. */
export function MenuCard({ menu, actions, heading: Heading }: ActionsMenuProps & CardHeading) {
  const id = useId()
  const { restaurantName, dateLine, title, updatedAt, toConfirm, isReadable } = menu
  const { editing, renaming } = actions
  const headline = headlineOf(menu)
  const signOffs = signOffWords(menu)
  return (
    <CardFrame labelledBy={id} picture={<FirstPage menu={menu} />}>
      {renaming.renamingId === menu.id ? (
        <div className={aboveCardClass}>
          <Heading id={id} className="sr-only">
            {headline}
          </Heading>
          <RenameForm menu={menu} renaming={renaming} />
        </div>
      ) : (
        <>
          <div className="flex items-start justify-between gap-2">
            <Heading id={id} className="min-w-0 text-lg leading-7 [overflow-wrap:anywhere]">
              {isReadable ? (
                <button
                  type="button"
                  title={headline}
                  className={`${cardLinkClass} line-clamp-3`}
                  onClick={() => editing.edit(menu.id)}
                >
                  {headline}
                </button>
              ) : (
                headline
              )}
            </Heading>
            <span className={`${aboveCardClass} -mr-1 shrink-0`}>
              <ActionsMenu menu={menu} actions={actions} />
            </span>
          </div>
          {title !== '' && restaurantName && (
            <p className="text-sm [overflow-wrap:anywhere]">{restaurantName}</p>
          )}
          {dateLine && <p className="text-quiet text-sm [overflow-wrap:anywhere]">{dateLine}</p>}
          <PlannedLines menu={menu} />
        </>
      )}
      <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-quiet text-sm">
        <time dateTime={updatedAt}>Edited {recentDay(updatedAt, { now: new Date() })}</time>
        {toConfirm > 0 && <span>{toConfirmWords(toConfirm)}</span>}
        {signOffs && <span>{signOffs}</span>}
        <StatusBadges menu={menu} />
      </p>
      {editing.pendingId === menu.id && (
        <span className="absolute inset-0 flex items-center justify-center bg-card/60">
          <Spinner sizePx={24} />
        </span>
      )}
    </CardFrame>
  )
}

/** The first page of a menu as it is printed; a drawn one where there is none to show. */
function FirstPage({ menu: { id, version, isReadable } }: { menu: ListedMenu }) {
  const [standing, setStanding] = useState<'coming' | 'here' | 'failed'>('coming')
  if (!isReadable || standing === 'failed') return <DrawnPage />
  return (
    <span className="relative block w-full max-w-60">
      {standing === 'coming' && <Skeleton className="aspect-17/22 w-full rounded-none" />}
      <img
        src={addressOf(savedMenuFirstPage, { params: { id }, query: { version } })}
        // The title next to it says which menu it is.
        alt=""
        loading="lazy"
        decoding="async"
        onLoad={() => setStanding('here')}
        onError={() => setStanding('failed')}
        className={classNames(
          'block w-full bg-white shadow-raised transition-opacity',
          standing === 'coming' && 'absolute inset-0 opacity-0',
        )}
      />
    </span>
  )
}
