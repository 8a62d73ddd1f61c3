import { execFileSync } from 'node:child_process'

const VERBS = ['Add', 'Fix', 'Change', 'Remove', 'Move', 'Speed up', 'Document', 'Test']
const SUBJECT = new RegExp(`^(?:${VERBS.join('|')}) \\S`, 'u')

/** The maximum number of commits that are checked, the newest first. */
const MOST = 200

export interface Commit {
  readonly hash: string
  readonly subject: string
}

export const awkwardSubjects = (commits: readonly Commit[]): string[] =>
  commits
    .filter(({ subject }) => !SUBJECT.test(subject))
    .map(
      ({ hash, subject }) =>
        `commit ${hash} “${subject}”: begin with ${VERBS.join(', ')} (git rebase -i ${hash}^, then reword)`,
    )

/**
 * Reads the commits of a work tree that are newer than a file, which was added with the rule.
 * @param path of that file, in the work tree
 * @returns undefined where there is no history; in a shallow clone, the commits that it has
 */
export function commitsSince(path: string, workTree = '.'): Commit[] | undefined {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: workTree, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const since = git('log', '-1', '--diff-filter=A', '--format=%H', '--', path).trim()
    if (since === '') return []
    return git('log', `-${MOST}`, '--no-merges', '--format=%h %s', `${since}..HEAD`)
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [hash = '', ...subject] = line.split(' ')
        return { hash, subject: subject.join(' ') }
      })
  } catch {
    return undefined
  }
}
