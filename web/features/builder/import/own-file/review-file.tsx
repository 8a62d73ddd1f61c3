import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { templateById } from '#domain/design/templates.ts'
import { pathOf } from '#domain/exchange/columns/path-of.ts'
import { addMenu } from '#domain/exchange/taking/add-menu.ts'
import { roomAfterAdding } from '#domain/exchange/taking/room.ts'
import { type Menu, menuSchema, newMenu } from '#domain/menu/model/menu.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import { excessiveSavings } from '#domain/menu/prices/savings.ts'
import { type MenuFile, readMenuFile } from '#domain/menu/stored/menu-file.ts'
import { UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { isTrial } from '../../../../menu/trial/trial.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { ErrorState } from '../../../../ui/waiting/error-state.tsx'
import { restaurantsQuery } from '../../restaurants/restaurants.ts'
import { ImportActions } from '../taking/import-actions.tsx'
import { useTakeMenu } from '../taking/use-take-menu.ts'
import { dishes, sections as sectionCount } from '../words/counts.ts'
import { Summary } from '../words/summary.tsx'
import { asOwned, type OwnedFile } from './as-owned.ts'
import type { GivenText } from './given-text.ts'
import { SectionList } from './section-list.tsx'

export interface ReviewProps {
  given: GivenText
  onBack: () => void
  onImported: () => void
}

export function ReviewFile({ given, onBack, onImported }: ReviewProps) {
  const [read] = useState(() => readFileOf(given))
  const { data: own } = useQuery({ ...restaurantsQuery, enabled: !isTrial() })
  const file = useMemo(() => (typeof read === 'string' ? read : asOwned(read, own ?? [])), [read, own])
  if (typeof file === 'string') {
    return (
      <ErrorState title="This menu cannot be opened" headingLevel={3} action={<BackButton onBack={onBack} />}>
        {file}
      </ErrorState>
    )
  }
  return <WholeMenu file={file} given={given} onBack={onBack} onImported={onImported} />
}

const BackButton = ({ onBack }: Pick<ReviewProps, 'onBack'>) => (
  <Button variant="secondary" onClick={onBack}>
    Choose another file
  </Button>
)

function readFileOf({ text }: GivenText): MenuFile | string {
  try {
    return readMenuFile(text)
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return error.message
    throw error
  }
}

/** What a menu does not accept of both together: too many choices, or a price too high for its currency. */
const problemOf = (menu: Menu): string | undefined =>
  menuSchema.safeParse(menu).error?.issues[0]?.message ?? excessiveSavings(menu)[0]?.message

function WholeMenu({ file, given, onBack, onImported }: ReviewProps & { file: OwnedFile }) {
  const menu = useOpenMenu((open) => open.menu)
  const [takesLooks, setTakesLooks] = useState(true)
  const take = useTakeMenu(onImported)
  const { restaurant, ...imported } = file.content
  const { sections } = imported
  const count = countItems(imported)
  const added = useMemo(() => addMenu(menu ?? newMenu([], file.content.currency), file.content), [menu, file])
  return (
    <>
      <div className="flex flex-col gap-6">
        <Summary name={given.name} onBack={onBack}>
          {`${dishes(count)} in ${sectionCount(sections.length)}, from ${restaurant.name}.`}
        </Summary>
        <Checkbox
          label="Use its restaurant and design too"
          hint={`${restaurant.name}, in the ${templateById(file.templateId)?.name} template. Otherwise only the dishes are imported.`}
          checked={takesLooks}
          onChange={(event) => setTakesLooks(event.target.checked)}
        />
        {file.losesConfirmations && (
          <p className="text-quiet text-sm">
            {`${restaurant.name} isn’t one of your restaurants, so allergens and diets that were confirmed there have to be confirmed again.`}
          </p>
        )}
        <SectionList menu={imported} />
      </div>
      <ImportActions
        imported={imported}
        hasIds
        isBlank={menu === null}
        room={roomAfterAdding(
          menu ?? newMenu(),
          sections.map((section) => ({ path: pathOf(sections, section), items: section.items })),
        )}
        problem={problemOf(added)}
        onReplace={() => (takesLooks ? take.file(file) : take.menu(imported, imported))}
        onUpdate={takesLooks ? undefined : take.update}
        onAdd={() => take.menu(addMenu(menu ?? newMenu([], imported.currency), imported), imported)}
      />
    </>
  )
}
