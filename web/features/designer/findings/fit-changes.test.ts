import { expect, it } from 'vitest'
import { fitChanges } from './fit-changes.ts'

type Helps = readonly Readonly<Record<string, string | number>>[]

it('offers to set a menu on a page fewer', () => {
  expect(fitChanges({ code: 'fits_smaller', params: { pages: 1, scalePercent: 84 } })).toEqual([
    { label: 'Set it on 1 page', changes: { fitToPages: 1 }, isOfPaper: false },
  ])
})

it('offers each change that was found to help, and none for dishes that would have to go', () => {
  const helps: Helps = [
    { kind: 'density' },
    { kind: 'margins' },
    { kind: 'columns', columns: 2 },
    { kind: 'paper', pageSize: 'legal' },
    { kind: 'drop', dishes: 3 },
  ]
  const changes = fitChanges({ code: 'does_not_fit', params: { pages: 2, wanted: 1, overBy: 3, helps } })
  expect(changes.map(({ label }) => label)).toEqual([
    'Set it tighter',
    'Use narrow margins',
    'Use 2 columns',
    'Print on Legal',
  ])
  expect(Object.assign({}, ...changes.map(({ changes }) => changes))).toEqual({
    density: 'tight',
    margins: 'narrow',
    columns: 2,
    pageSize: 'legal',
  })
  expect(changes.filter(({ isOfPaper }) => isOfPaper)).toHaveLength(1)
})

it('offers what makes room for columns, and the paper that a short menu would fill', () => {
  const offers = (code: string, helps: Helps) => fitChanges({ code, params: { helps } })
  expect(offers('fewer_columns', [{ kind: 'type' }, { kind: 'paper', pageSize: 'tabloid' }])).toEqual([
    { label: 'Use small type', changes: { fontSize: 'small' }, isOfPaper: false },
    { label: 'Print on Tabloid', changes: { pageSize: 'tabloid' }, isOfPaper: true },
  ])
  expect(offers('fills_smaller_paper', [{ kind: 'paper', pageSize: 'half-letter' }])).toEqual([
    { label: 'Print on Half Letter', changes: { pageSize: 'half-letter' }, isOfPaper: true },
  ])
  expect(offers('blank_panels', [{ kind: 'card' }]).map(({ changes }) => changes)).toEqual([
    { sheets: 'single', hasCover: false },
  ])
})

it('offers the veil that words on a picture need', () => {
  expect(fitChanges({ code: 'low_contrast', params: { contrast: 1.3, neededPercent: 83 } })).toEqual([
    { label: 'Fade the picture enough', changes: { veil: 'auto' }, isOfPaper: false },
  ])
})

it('offers nothing for other findings, and for what it does not know', () => {
  expect(fitChanges({ code: 'qr_without_link', params: {} })).toEqual([])
  const helps: Helps = [{ kind: 'new' }, { kind: 'paper', pageSize: 'papyrus' }]
  expect(fitChanges({ code: 'does_not_fit', params: { helps } })).toEqual([])
})
