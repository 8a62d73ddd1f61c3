import { useSearchParams } from 'react-router'
import { site } from '#domain/site/content.ts'
import { Record } from '../../features/record/record.tsx'

/** `/record?menu={id}` */
export function RecordScreen() {
  const [search] = useSearchParams()
  const menuId = search.get('menu') ?? ''
  return (
    <main className="page-width py-8 sm:py-12">
      <title>{`Record · ${site.brandName}`}</title>
      <Record key={menuId} menuId={menuId} />
    </main>
  )
}
