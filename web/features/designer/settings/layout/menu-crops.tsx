import { showsPictureOf, showsSectionPictures } from '#domain/design/shown-pictures.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { ownPath } from '#domain/menu/model/own-path.ts'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import type { SettingsProps } from '../controls/settings-props.ts'
import { CropPointPicker } from './crop-point.tsx'

interface ShownPicture {
  readonly address: string
  readonly name: string
}

function picturesShown(sections: Menu['sections'], design: SettingsProps['design']): ShownPicture[] {
  const shown = sections.flatMap((section) => [
    ...(showsSectionPictures(design)
      ? [{ address: ownPath(section.imageUrl ?? null), name: section.name }]
      : []),
    ...section.items.map((item) => ({
      address: showsPictureOf(design, item) ? ownPath(item.imageUrl) : null,
      name: item.name,
    })),
  ])
  const byAddress = new Map<string, ShownPicture>()
  for (const { address, name } of shown)
    if (address !== null && !byAddress.has(address)) byAddress.set(address, { address, name })
  return [...byAddress.values()]
}

export function MenuCrops({ sections, ...settings }: SettingsProps & Pick<Menu, 'sections'>) {
  const pictures = picturesShown(sections, settings.design)
  if (pictures.length === 0) return null
  return (
    <Disclosure
      label="Crop pictures"
      summary={pictures.length === 1 ? '1 picture' : `${pictures.length} pictures`}
    >
      <p className="text-quiet text-sm">Press what must stay in sight.</p>
      <ul className="grid grid-cols-2 gap-3">
        {pictures.map(({ address, name }) => (
          <li key={address} className="min-w-0">
            <CropPointPicker address={address} label={name} {...settings} />
            <p className="mt-1 truncate text-sm">{name}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
