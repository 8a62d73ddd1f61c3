import { afterEach, expect, it } from 'vitest'
import { listSavedMenus } from '#contract/menus/saved-menus.ts'
import { listSignOffs } from '#contract/menus/sign-offs.ts'
import { queryClient } from './query-client.ts'
import { askAgain, queryOf } from './query-of.ts'

afterEach(() => queryClient.clear())

const list = queryOf(listSavedMenus).queryKey
const signOffsOf = (id: string) => queryOf(listSignOffs, { params: { id } }).queryKey
const isStale = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated

it('asks again for every input of a call, and for no other call below its path', async () => {
  queryClient.setQueryData(list, [])
  for (const id of ['a', 'b']) queryClient.setQueryData(signOffsOf(id), [])
  await askAgain(listSavedMenus)
  expect([list, signOffsOf('a')].map(isStale)).toEqual([true, false])
  await askAgain(listSignOffs)
  expect(['a', 'b'].map((id) => isStale(signOffsOf(id)))).toEqual([true, true])
})

it('asks again for one query alone', async () => {
  for (const id of ['a', 'b']) queryClient.setQueryData(signOffsOf(id), [])
  await askAgain(queryOf(listSignOffs, { params: { id: 'a' } }))
  expect(['a', 'b'].map((id) => isStale(signOffsOf(id)))).toEqual([true, false])
})
