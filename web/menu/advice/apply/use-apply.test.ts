import { expect, it } from 'vitest'
import '#tests/builders/browser-storage.ts'
import type { ReportSubject } from '#contract/generating/insights.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import type { OpenMenu } from '../../state/menu-state.ts'
import { useOpenMenu } from '../../store/open-menu.ts'
import { leavesWorkBehind } from './use-apply.ts'

const menu = buildContent()
const changed: OpenMenu = { ...useOpenMenu.getState(), menu, revision: 4, safeRevision: 3 }
const saved: OpenMenu = { ...changed, safeRevision: 4, savedAs: { id: 'mine', version: 1 } }
const subject = (kind: ReportSubject['kind'], id: string | null = 'another'): ReportSubject => ({
  kind,
  id,
  name: 'Luna',
})

it('asks before a saved menu or another draft takes the place of unsaved changes', () => {
  expect(leavesWorkBehind(subject('saved'), changed)).toBe(true)
  expect(leavesWorkBehind(subject('draft'), changed)).toBe(true)
})

it('asks before a saved menu takes the place of one that was generated and never saved', () => {
  expect(leavesWorkBehind(subject('saved'), { ...saved, savedAs: null })).toBe(true)
})

it('asks nothing where nothing is left behind', () => {
  expect(leavesWorkBehind(subject('unsaved', null), changed)).toBe(false)
  expect(leavesWorkBehind(subject('draft', changed.work.id), changed)).toBe(false)
  expect(leavesWorkBehind(subject('saved'), saved)).toBe(false)
  expect(leavesWorkBehind(subject('saved'), { ...changed, menu: null })).toBe(false)
})
