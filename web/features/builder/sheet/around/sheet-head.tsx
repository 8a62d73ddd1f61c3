import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { updateMenu } from '#domain/menu/editing/menu-edits.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { ownPath } from '#domain/menu/model/own-path.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { Button } from '../../../../ui/button.tsx'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { SheetText } from './sheet-text.tsx'

/** The head of the menu as it is printed: whose it is, what it is called, and its introduction. */
export function SheetHead({ menu: { title, dateLine, intro } }: { menu: Menu }) {
  const { name, description, address, ...restaurant } = useOpenMenu((open) => open.restaurant)
  const logoUrl = ownPath(restaurant.logoUrl)
  const keep = (field: 'title' | 'dateLine' | 'intro') => (typed: string) =>
    useOpenMenu
      .getState()
      .edit((menu) => updateMenu(menu, { [field]: typed.trim() || (field === 'intro' ? undefined : '') }))
  return (
    <header className="group/head pb-2 text-center">
      {logoUrl && <Logo key={logoUrl} url={logoUrl} />}
      <h2 className="text-balance font-display font-semibold text-xl [overflow-wrap:anywhere] sm:text-2xl">
        {name}
      </h2>
      {description && (
        <p className="mx-auto mt-1 max-w-prose text-pretty text-quiet [overflow-wrap:anywhere]">
          {description}
        </p>
      )}
      {address && <p className="mx-auto mt-1 max-w-prose text-pretty text-quiet text-sm">{address}</p>}
      <Flourish />
      <p className="font-display text-lg">
        <SheetText
          label="Title of the menu"
          value={title}
          empty="Untitled menu"
          onSave={keep('title')}
          maxLength={MENU_TEXT_LIMITS.title}
          className="text-center"
        />
      </p>
      <p className="text-quiet">
        <SheetText
          label="Date line of the menu"
          value={dateLine}
          empty="Add a date line"
          onSave={keep('dateLine')}
          maxLength={MENU_TEXT_LIMITS.title}
          className="text-center"
        />
      </p>
      <div className="mx-auto mt-1 max-w-prose whitespace-pre-line text-pretty text-quiet italic">
        <SheetText
          label="Introduction of the menu"
          value={intro ?? ''}
          empty="Add an introduction"
          onSave={keep('intro')}
          maxLength={MENU_TEXT_LIMITS.note}
          isMultiline
          className="text-center"
        />
      </div>
      <Button
        variant="quiet"
        size="sm"
        icon={Pencil}
        tabIndex={-1}
        onClick={() => openDialog({ kind: 'restaurant' })}
        className="opacity-0 transition-opacity group-focus-within/head:opacity-100 group-hover/head:opacity-100 pointer-coarse:opacity-100"
      >
        Edit Restaurant Details
      </Button>
    </header>
  )
}

/** Nothing when the picture does not load: the name stands below it. */
function Logo({ url }: { url: string }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return null
  return (
    <img
      src={url}
      alt=""
      onError={() => setHasFailed(true)}
      className="mx-auto mb-4 max-h-20 max-w-48 rounded-control bg-white object-contain p-1"
    />
  )
}

function Flourish() {
  return (
    <div aria-hidden="true" className="mx-auto mt-4 mb-2 flex max-w-48 items-center gap-3 text-edge">
      <span className="h-px grow bg-rule-raised" />
      <span className="size-1.5 rotate-45 bg-accent" />
      <span className="h-px grow bg-rule-raised" />
    </div>
  )
}
