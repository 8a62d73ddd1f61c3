import { useState } from 'react'
import { templateById } from '#domain/design/templates.ts'
import { addGroups, roomAfterAdding } from '#domain/exchange/import-menu.ts'
import { proposeMenu } from '#domain/menu/claims/claims.ts'
import { countItems } from '#domain/menu/editing/edits.ts'
import { type MenuFile, readMenuFile } from '#domain/menu/stored/menu-file.ts'
import { UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { dishes, sections } from '../reading/sentences.ts'
import type { GivenText } from '../reading/source-text.ts'
import { ImportActions } from './import-actions.tsx'
import { SectionList } from './section-list.tsx'
import { Summary } from './summary.tsx'
import { useTakeMenu } from './use-take-menu.ts'

export interface ReviewProps {
  given: GivenText
  onBack: () => void
  onImported: () => void
}

/** A menu that was exported here: it needs no reading, only a choice of what to take. */
export function ReviewFile({ given, onBack, onImported }: ReviewProps) {
  const [file] = useState(() => readFileOf(given))
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

/** The menu, or why there is none. */
function readFileOf({ text }: GivenText): MenuFile | string {
  try {
    const file = readMenuFile(text)
    return { ...file, content: { ...file.content, groups: proposeMenu(file.content.groups) } }
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return error.message
    throw error
  }
}

function WholeMenu({ file, given, onBack, onImported }: ReviewProps & { file: MenuFile }) {
  const menu = useOpenMenu((open) => open.groups)
  const [takesLooks, setTakesLooks] = useState(true)
  const take = useTakeMenu(onImported)
  const { restaurant, groups } = file.content
  const count = countItems(groups)
  const named = groups.map(({ category, items }) => ({ name: category.name, items }))
  return (
    <>
      <div className="flex flex-col gap-6">
        <Summary given={given} onBack={onBack}>
          {`${dishes(count)} in ${sections(groups.length)}, of ${restaurant.name}.`}
        </Summary>
        <Checkbox
          label="Take over its restaurant and its design too"
          hint={`${restaurant.name}, in the ${templateById(file.templateId)?.name} template. Without them, only the dishes are taken.`}
          checked={takesLooks}
          onChange={(event) => setTakesLooks(event.target.checked)}
        />
        <SectionList sections={named} />
      </div>
      <ImportActions
        count={count}
        isBlank={menu === null}
        room={roomAfterAdding(menu ?? [], named)}
        onReplace={() => (takesLooks ? take.file(file) : take.groups([...groups], groups))}
        onAdd={() => take.groups(addGroups(menu ?? [], groups), groups)}
      />
    </>
  )
}
