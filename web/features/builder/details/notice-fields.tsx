import { Plus, X } from 'lucide-react'
import { newKey } from '#domain/menu/model/ids.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { noticeKinds } from '#domain/menu/model/notice.ts'
import { mayChange } from '../../../plan/own-role.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { fieldsOf } from '../../../ui/form/fields-of.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { noticeNames, type TypedNotice, typedNoticeOf } from './typed-notice.ts'

export interface NoticeFieldsProps {
  notices: readonly TypedNotice[]
  currency: string
  /** By the id of the notice. */
  faults: Readonly<Record<string, string>>
  onNotices: (notices: TypedNotice[]) => void
}

export function NoticeFields({ notices, currency, faults, onNotices }: NoticeFieldsProps) {
  const change = (id: string, changes: Partial<TypedNotice>) =>
    onNotices(notices.map((notice) => (notice.id === id ? { ...notice, ...changes } : notice)))
  const add = () => {
    const id = newKey(
      'n',
      notices.map((notice) => notice.id),
    )
    onNotices([...notices, typedNoticeOf({ id, kind: 'text', text: '' }, currency)])
  }
  return (
    <Disclosure
      label="Notices"
      summary={notices.map(({ text }) => text).join(' · ')}
      hasError={notices.some(({ id }) => faults[id])}
    >
      {notices.map((notice, at) =>
        mayWrite(notice.kind) ? (
          <NoticeBox
            key={notice.id}
            notice={notice}
            number={at + 1}
            currency={currency}
            fault={faults[notice.id]}
            onChange={(changes) => change(notice.id, changes)}
            onRemove={() => onNotices(notices.filter(({ id }) => id !== notice.id))}
          />
        ) : (
          <p key={notice.id} className="text-quiet text-sm">
            {notice.text}
          </p>
        ),
      )}
      {notices.length < MENU_SIZE_LIMITS.notices && (
        <Button variant="secondary" size="sm" icon={Plus} className="self-start" onClick={add}>
          Add Notice
        </Button>
      )}
    </Disclosure>
  )
}

/** Fees and taxes are prices, and what is said of allergens is a declaration: others read them. */
const mayWrite = (kind: TypedNotice['kind']): boolean =>
  kind === 'fee' || kind === 'tax'
    ? mayChange('edit prices')
    : kind === 'advisory' || kind === 'legend'
      ? mayChange('declare allergens')
      : true

interface NoticeBoxProps {
  notice: TypedNotice
  number: number
  currency: string
  fault: string | undefined
  onChange: (changes: Partial<TypedNotice>) => void
  onRemove: () => void
}

const feeBoxes = [
  { field: 'percent', label: 'Percent', inputMode: 'decimal' },
  { field: 'amount', label: 'Amount', inputMode: 'decimal' },
  { field: 'when', label: 'When', inputMode: 'text' },
  { field: 'purpose', label: 'What for', inputMode: 'text' },
  { field: 'recipient', label: 'Who gets it', inputMode: 'text' },
] as const

function NoticeBox({ notice, number, currency, fault, onChange, onRemove }: NoticeBoxProps) {
  const field = fieldsOf(notice, onChange)
  return (
    <fieldset className="flex flex-col gap-3 rounded-control border border-rule p-3">
      <legend className="sr-only">Notice {number}</legend>
      <div className="flex items-end justify-between gap-2">
        <SelectField
          label="Kind"
          className="min-w-0 grow"
          options={noticeKinds.filter(mayWrite).map((kind) => ({ value: kind, label: noticeNames[kind] }))}
          {...field.text('kind')}
        />
        <IconButton label={`Remove notice ${number}`} icon={X} onClick={onRemove} />
      </div>
      <TextAreaField
        label="Text"
        minHeightPx={44}
        maxLength={MENU_TEXT_LIMITS.note}
        {...field.text('text')}
        error={fault}
      />
      <TextField
        label="Text in the second language"
        isOptional
        autoComplete="off"
        maxLength={MENU_TEXT_LIMITS.note}
        {...field.text('secondText')}
      />
      {notice.kind === 'fee' && (
        <>
          <p className="text-quiet text-sm">
            Guests read the text. The fields below let Carte check it: a percentage, or an amount in{' '}
            {currency}.
          </p>
          <div className="grid grid-cols-2 gap-3">
            {feeBoxes.map(({ field, label, inputMode }) => (
              <TextField
                key={field}
                label={label}
                isOptional
                autoComplete="off"
                inputMode={inputMode}
                maxLength={MENU_TEXT_LIMITS.name}
                value={notice[field]}
                onChange={({ target }) => onChange({ [field]: target.value })}
              />
            ))}
          </div>
        </>
      )}
    </fieldset>
  )
}
