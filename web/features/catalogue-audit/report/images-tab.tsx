import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ImageIssue } from '#domain/insights/catalogue-audit/audit.ts'
import { imageIssueKinds } from '#domain/insights/catalogue-audit/audit.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Table, type TableColumn } from '../../../ui/layout/table.tsx'
import { EmptyState } from '../../../ui/waiting/empty-state.tsx'
import { imagesQuery } from './audit-queries.ts'

const ITEMS_SHOWN = 10

const columns: readonly TableColumn<ImageIssue>[] = [
  { header: 'Item', isRowHeader: true, cell: ({ itemName }) => itemName },
  {
    header: 'Image',
    cell: ({ currentImageUrl }) => (
      <span className="min-w-0 break-all text-quiet text-sm">{currentImageUrl ?? 'No image'}</span>
    ),
  },
  { header: 'Issue', align: 'end', cell: ({ issue }) => wordsOf(issue) },
]

export const ImagesTab = () => (
  <Card title="Image Issues" description="Dishes whose picture is missing, gone or on a foreign server.">
    <Loaded query={useQuery(imagesQuery)} what="the image issues">
      {(issues) =>
        issues.length === 0 ? (
          <EmptyState icon={CircleCheck}>No image quality issues detected!</EmptyState>
        ) : (
          <IssueList issues={issues} />
        )
      }
    </Loaded>
  </Card>
)

function IssueList({ issues }: { issues: readonly ImageIssue[] }) {
  const counts = imageIssueKinds
    .map((kind) => ({ kind, count: issues.filter(({ issue }) => issue === kind).length }))
    .filter(({ count }) => count > 0)
  return (
    <>
      <ul aria-label="Issues by type" className="mb-4 flex flex-wrap gap-2">
        {counts.map(({ kind, count }) => (
          <li key={kind}>
            <Badge tone="warn">
              {wordsOf(kind)}: {count.toLocaleString('en-US')}
            </Badge>
          </li>
        ))}
      </ul>
      <Table
        caption="Items with image issues"
        columns={columns}
        rows={issues.slice(0, ITEMS_SHOWN)}
        rowKey={({ itemId }) => itemId}
      />
      {issues.length > ITEMS_SHOWN && (
        <p className="mt-4 text-quiet text-sm">
          The first {ITEMS_SHOWN} of {issues.length.toLocaleString('en-US')} items.
        </p>
      )}
    </>
  )
}

const wordsOf = (issue: ImageIssue['issue']): string => issue.replaceAll('_', ' ')
