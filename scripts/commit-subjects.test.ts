import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { awkwardSubjects, commitsSince } from './commit-subjects.ts'

const folder = mkdtempSync(join(tmpdir(), 'carte-commits-'))
afterAll(() => rmSync(folder, { recursive: true }))

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
    cwd: folder,
    encoding: 'utf8',
  })

function commit(subject: string, file: string): void {
  writeFileSync(join(folder, file), subject)
  git('add', '-A')
  git('commit', '-qm', subject)
}

const subjectsSince = (path: string, workTree = folder) =>
  commitsSince(path, workTree)?.map(({ subject }) => subject)

test('takes subjects that begin with a verb of the list, and says how to change others', () => {
  const subjects = [
    'Add boards',
    'Speed up tests: half the time',
    'Say more',
    'add boards',
    'Fixed it',
    'Fix',
  ]
  expect(awkwardSubjects(subjects.map((subject) => ({ hash: 'abc1234', subject })))).toEqual(
    ['Say more', 'add boards', 'Fixed it', 'Fix'].map(
      (subject) =>
        `commit abc1234 “${subject}”: begin with Add, Fix, Change, Remove, Move, Speed up, Document, Test (git rebase -i abc1234^, then reword)`,
    ),
  )
})

test('reads the commits after the one that added the rule, and none without a history', () => {
  expect(subjectsSince('rule', tmpdir())).toBeUndefined()
  git('init', '-q')
  expect(subjectsSince('rule')).toBeUndefined()
  commit('Say hello', 'one')
  expect(subjectsSince('rule')).toEqual([])
  commit('Hold a rule', 'rule')
  expect(subjectsSince('rule')).toEqual([])
  commit('Say more', 'two')
  commit('Add three', 'three')
  expect(subjectsSince('rule')).toEqual(['Add three', 'Say more'])
})

test('reads what a shallow clone has', () => {
  const clone = join(folder, 'clone')
  git('clone', '-q', '--depth', '2', `file://${folder}`, clone)
  expect(subjectsSince('rule', clone)).toEqual(['Add three'])
})
