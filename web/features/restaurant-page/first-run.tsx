import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { START_PATH } from '#contract/pages/pages.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { ScreenLink } from '../../lib/screen-link.tsx'
import { useMakePage } from '../../menu/restaurant-page/use-make-page.ts'
import { savedMenusQuery } from '../../menu/saved-menus-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/waiting/empty-state.tsx'

const WITH_THE_PAGE =
  'Its hours, specials, boards, guest counts and integrations are set here as soon as there is a page.'

export function FirstRun() {
  const query = useQuery(savedMenusQuery)
  return (
    <Loaded query={query} what="your menus">
      {(menus) => {
        const readable = menus.filter(({ isReadable }) => isReadable)
        return readable.length === 0 ? <NoMenus /> : <OpenPage menus={readable} />
      }}
    </Loaded>
  )
}

const NoMenus = () => (
  <EmptyState icon={BookOpen} action={<ScreenLink to={START_PATH}>Create a menu</ScreenLink>}>
    Your restaurant's page shows guests your menus at one address. Save a menu first. {WITH_THE_PAGE}
  </EmptyState>
)

interface OpenPageProps {
  menus: readonly { readonly id: string; readonly title: string; readonly name: string }[]
}

function OpenPage({ menus }: OpenPageProps) {
  const [menuId, setMenuId] = useState(menus[0]?.id ?? '')
  const making = useMakePage()
  return (
    <Card className="max-w-160" title="One address for your menus">
      <p className="text-pretty">
        Guests read what you serve now, at one address and by one code. Codes you printed keep working. You
        can put dinner, lunch, wine and more there, each at its times.
      </p>
      <SelectField
        className="mt-5"
        label="Begin with"
        options={menus.map(({ id, title, name }) => ({ value: id, label: title || name }))}
        value={menuId}
        onChange={({ target }) => setMenuId(target.value)}
      />
      <p className="mt-3 text-pretty text-quiet text-sm">
        Once the page is open, anyone with its address sees this menu as you last saved it. Edits that are not
        saved stay with you. {WITH_THE_PAGE}
      </p>
      <Button
        className="mt-5"
        isPending={making.isPending || making.isSuccess}
        pendingLabel="Opening…"
        onClick={() => making.mutate({ menuId })}
      >
        Open Your Page
      </Button>
    </Card>
  )
}
