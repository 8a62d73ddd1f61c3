import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { answerChange, type ListedChange, withdrawChange } from '#contract/menus/changes.ts'
import { recentTime } from '#domain/site/recent-time.ts'
import { counted } from '#domain/text/listed.ts'
import { call, unlessGone } from '../../lib/api.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { ComparisonTable, whatWords } from '../../menu/comparing/comparison-table.tsx'
import { subjectOf, summaryOf } from '../../menu/comparing/comparison-words.ts'
import { editPlanned } from '../../menu/versions/edit-planned.ts'
import { asksWords } from '../../menu/versions/planned-words.ts'
import { useMay } from '../../plan/own-role.ts'
import { Button } from '../../ui/button/button.tsx'
import { Segments } from '../../ui/form/segments.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { changeQuery, plannedQuery, refreshRecord } from './record-queries.ts'

interface PlannedVersionsProps {
  menuId: string
  /** Of the menu; undefined while it is unknown. */
  version: number | undefined
}

/** The versions of a menu that have a date, with what they ask; nothing where there are none. */
export function PlannedVersions({ menuId, version }: PlannedVersionsProps) {
  const { data = [] } = useQuery(plannedQuery(menuId))
  const planned = data
    .filter(({ opensAt }) => opensAt !== null)
    .toSorted((a, b) => ((a.opensAt ?? '') < (b.opensAt ?? '') ? -1 : 1))
  if (planned.length === 0) return null
  return (
    <Card title="Saved for a date">
      <ul className="-my-4 divide-y divide-rule">
        {planned.map((change) => (
          <Planned key={`${change.id} ${version}`} menuId={menuId} change={change} />
        ))}
      </ul>
    </Card>
  )
}

function Planned({ menuId, change: { id, title, opensAt, asks } }: { menuId: string; change: ListedChange }) {
  const navigate = useNavigate()
  const mayPublish = useMay('publish')
  const edit = useMutation({
    mutationFn: () => editPlanned(id, menuId),
    onSuccess: () => navigate('/menu-builder'),
    onError: showErrorToast,
  })
  const withdraw = useMutation({
    mutationFn: () => call(withdrawChange, { params: { id } }).catch(unlessGone('change_ended')),
    onSuccess: refreshRecord,
    onError: showErrorToast,
  })
  return (
    <li className="flex flex-col gap-2 py-4">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <bdi className="[overflow-wrap:anywhere]">{title}</bdi>
        <Badge tone={asks > 0 ? 'warn' : 'neutral'}>{asks > 0 ? counted(asks, 'question') : 'Planned'}</Badge>
      </p>
      <p className="text-quiet text-sm">
        {opensAt && asks > 0
          ? asksWords({ title, opensAt, asks }, new Date())
          : `Guests see it from ${opensAt && recentTime(opensAt, { now: new Date() })}.`}
      </p>
      <Disclosure label="What it changes" hasError={asks > 0}>
        <WhatItChanges id={id} />
      </Disclosure>
      {mayPublish && (
        <p className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" isPending={edit.isPending} onClick={() => edit.mutate()}>
            Edit<span className="sr-only"> {title}</span>
          </Button>
          <Button variant="quiet" size="sm" isPending={withdraw.isPending} onClick={() => withdraw.mutate()}>
            Withdraw<span className="sr-only"> {title}</span>
          </Button>
        </p>
      )}
    </li>
  )
}

const sides = [
  { value: 'mine', label: 'As in the menu' },
  { value: 'theirs', label: 'As planned' },
] as const

function WhatItChanges({ id }: { id: string }) {
  const query = useQuery(changeQuery(id))
  const mayPublish = useMay('publish')
  const [answers, setAnswers] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({})
  const settle = useMutation({
    mutationFn: ({ version, keys }: { version: number; keys: readonly string[] }) =>
      call(answerChange, {
        params: { id },
        body: { version, answers: Object.fromEntries(keys.map((key) => [key, answers[key] ?? 'theirs'])) },
      }),
    onSuccess: refreshRecord,
    onError: showErrorToast,
  })
  return (
    <Loaded query={query} what="what it changes">
      {({ rows, questions, version }) => {
        const keys = [...new Set(questions.map(({ key }) => key))]
        return (
          <>
            <p className="text-sm">{summaryOf(rows) || 'Nothing that guests read differs.'}</p>
            {rows.length > 0 && (
              <ComparisonTable
                caption="What it changes"
                rows={rows}
                sides={{ before: 'Now', after: 'Planned' }}
              />
            )}
            {mayPublish && keys.length > 0 && version !== null && (
              <>
                <p className="font-medium text-sm">Both the menu and this version changed this.</p>
                <ComparisonTable
                  caption="Questions"
                  rows={questions}
                  sides={{ before: 'Planned', after: 'In the menu' }}
                  act={(row) => (
                    <span className="mt-1 block min-w-54">
                      <Segments
                        label={`What holds: ${subjectOf(row)}, ${whatWords(row)}`}
                        value={answers[row.key] ?? 'theirs'}
                        options={sides}
                        onChange={(side) => setAnswers({ ...answers, [row.key]: side })}
                      />
                    </span>
                  )}
                />
                <Button
                  className="self-start"
                  isPending={settle.isPending}
                  onClick={() => settle.mutate({ version, keys })}
                >
                  Save Answers
                </Button>
              </>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
