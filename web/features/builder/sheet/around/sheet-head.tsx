import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { updateMenu } from '#domain/menu/editing/menu-edits.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { ownPath } from '#domain/menu/model/own-path.ts'
import { describeRestaurant, guestDescription } from '#domain/menu/model/restaurant.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { may } from '../../../../plan/own-role.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { SheetText } from './sheet-text.tsx'

type MenuField = 'title' | 'dateLine' | 'intro'
type HeadField = MenuField | 'restaurant' | 'description'

const addWords: Readonly<Record<Exclude<HeadField, 'restaurant'>, string>> = {
  description: 'Tagline',
  title: 'Title',
  dateLine: 'Date line',
  intro: 'Introduction',
}

export function SheetHead() {
  const {
    title = '',
    dateLine = '',
    intro = '',
  } = useOpenMenu(
    useShallow(({ menu }) => ({ title: menu?.title, dateLine: menu?.dateLine, intro: menu?.intro })),
  )
  const restaurant = useOpenMenu((open) => open.restaurant)
  const { name, address } = restaurant
  const description = guestDescription(restaurant)
  const [edited, setEdited] = useState<HeadField | null>(null)
  const logoUrl = ownPath(restaurant.logoUrl)
  const texts: Readonly<Record<keyof typeof addWords, string>> = { description, title, dateLine, intro }
  const missing = (Object.keys(texts) as (keyof typeof addWords)[]).filter((field) => texts[field] === '')
  const opening = (field: HeadField) => ({
    isEditing: edited === field,
    onEditing: (isEditing: boolean) => setEdited((now) => (isEditing ? field : now === field ? null : now)),
    className: 'text-center',
  })
  const inline = (field: MenuField, label: string) => ({
    ...opening(field),
    label,
    value: texts[field],
    onSave: (typed: string) =>
      useOpenMenu
        .getState()
        .edit((menu) => updateMenu(menu, { [field]: typed.trim() || (field === 'intro' ? undefined : '') })),
    maxLength: field === 'intro' ? MENU_TEXT_LIMITS.note : MENU_TEXT_LIMITS.title,
  })
  return (
    <header data-drop="logo" className="text-center">
      {logoUrl && <Logo key={logoUrl} url={logoUrl} />}
      <h2 className="text-balance font-display font-semibold text-xl [overflow-wrap:anywhere] sm:text-2xl">
        <SheetText
          {...opening('restaurant')}
          label="Name of the restaurant"
          value={name}
          check={(typed) => (typed.trim() === '' ? 'Please enter a restaurant name.' : null)}
          onSave={(typed) => useOpenMenu.getState().setRestaurant({ ...restaurant, name: typed.trim() })}
          maxLength={MENU_TEXT_LIMITS.name}
        />
      </h2>
      <div className="mx-auto mt-1 max-w-prose text-pretty text-quiet [overflow-wrap:anywhere]">
        <SheetText
          {...opening('description')}
          label="Tagline below the name"
          value={description}
          onSave={(typed) =>
            useOpenMenu.getState().setRestaurant(describeRestaurant(restaurant, { description: typed }))
          }
          maxLength={MENU_TEXT_LIMITS.description}
        />
      </div>
      {address && <p className="mx-auto mt-1 max-w-prose text-pretty text-quiet text-sm">{address}</p>}
      <Flourish />
      <div className="font-display text-lg">
        <SheetText {...inline('title', 'Title of the menu')} />
      </div>
      <div className="text-quiet">
        <SheetText {...inline('dateLine', 'Date line of the menu')} />
      </div>
      <div className="mx-auto mt-1 max-w-prose whitespace-pre-line text-pretty text-quiet italic">
        <SheetText {...inline('intro', 'Introduction of the menu')} isMultiline />
      </div>
      <div className="mt-1 mb-2 flex flex-wrap justify-center gap-x-1">
        {may('share') && (
          <Button
            variant="quiet"
            size="sm"
            icon={Pencil}
            onClick={() => openDialog({ kind: 'restaurant' })}
            className="text-quiet hover:text-ink"
          >
            Edit Restaurant Details
          </Button>
        )}
        {missing.map((field) => (
          <Button
            key={field}
            variant="quiet"
            size="sm"
            icon={Plus}
            tabIndex={-1}
            onClick={() => setEdited(field)}
            className="text-quiet hover:text-ink pointer-coarse:hidden"
          >
            {addWords[field]}
          </Button>
        ))}
      </div>
    </header>
  )
}

/** Nothing when the picture does not load: the name is below it. */
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

const Flourish = () => (
  <div aria-hidden="true" className="mx-auto mt-4 mb-2 flex max-w-48 items-center gap-3 text-edge">
    <span className="h-px grow bg-rule-raised" />
    <span className="size-1.5 rotate-45 bg-accent" />
    <span className="h-px grow bg-rule-raised" />
  </div>
)
