import { Plus, Trash2 } from 'lucide-react'
import { PAGE_LIMITS, type RestaurantPage } from '#domain/live/model/restaurant-page.ts'
import { areDaysInOrder, DAYS_IN_ORDER } from '#domain/live/model/wall-clock.ts'
import { newKey } from '#domain/menu/model/ids.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { DaysFields } from '../days/days-fields.tsx'
import type { PageWork } from '../editing/use-page-editing.ts'

type PageNotice = RestaurantPage['notices'][number]

export function NoticesCard({ work: { page, change } }: { work: PageWork }) {
  const { notices } = page
  const set = (next: PageNotice[]) => change((now) => ({ ...now, notices: next }))
  const add = () =>
    set([
      ...notices,
      {
        id: newKey(
          'n',
          notices.map(({ id }) => id),
        ),
        text: '',
      },
    ])
  return (
    <Card
      title="Notices"
      description="A sentence above your menus, on the days that you say: Closed in August, live music on Friday."
      actions={
        notices.length < PAGE_LIMITS.notices && (
          <Button variant="secondary" size="sm" icon={Plus} onClick={add}>
            Add a notice
          </Button>
        )
      }
    >
      <ul className="flex flex-col divide-y divide-rule">
        {notices.map((notice, at) => (
          <li key={notice.id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
            <div className="flex items-end gap-2">
              <TextAreaField
                label={notices.length === 1 ? 'Notice' : `Notice ${at + 1}`}
                className="grow"
                rows={2}
                maxLength={MENU_TEXT_LIMITS.note}
                value={notice.text}
                error={notice.text.trim() === '' ? 'A notice needs a text.' : undefined}
                onChange={({ target }) => set(notices.with(at, { ...notice, text: target.value }))}
              />
              <IconButton
                label={`Remove notice ${at + 1}`}
                icon={Trash2}
                onClick={() => set(notices.toSpliced(at, 1))}
              />
            </div>
            <DaysFields
              days={notice}
              onChange={(days) => set(notices.with(at, withDays(notice, days)))}
              fault={areDaysInOrder(notice) ? undefined : DAYS_IN_ORDER}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const withDays = (
  { id, text }: PageNotice,
  { firstDay, lastDay }: { firstDay: string | undefined; lastDay: string | undefined },
): PageNotice => ({ id, text, ...(firstDay && { firstDay }), ...(lastDay && { lastDay }) })
