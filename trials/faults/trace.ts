/** A system call of a trace that `strace -f -y -xx` wrote, at the places where it began and ended. */
export interface SystemCall {
  readonly name: string
  /** Between the parentheses, as strace writes them. */
  readonly args: string
  readonly result: number
  /** Line numbers: a call that others interrupted in the trace began before it ended. */
  readonly began: number
  readonly ended: number
}

const WHOLE = /^(\d+) +(\w+)\((.*)\) += (-?\d+|\?)/
const BEGINNING = /^(\d+) +(\w+)\((.*?) <unfinished \.\.\.>$/
const END = /^(\d+) +<\.\.\. (\w+) resumed>(.*)\) += (-?\d+|\?)/

/** The calls of a trace in the order of their ends; what did not end is left out. */
export function readTrace(trace: string): SystemCall[] {
  const begun = new Map<string, { args: string; line: number }>()
  return trace.split('\n').flatMap((text, line): SystemCall[] => {
    const beginning = BEGINNING.exec(text)
    if (beginning) {
      const [, thread = '', , args = ''] = beginning
      begun.set(thread, { args, line })
      return []
    }
    const end = END.exec(text)
    if (end) {
      const [, thread = '', name = '', rest = '', result] = end
      const beginning = begun.get(thread)
      if (!beginning) return []
      begun.delete(thread)
      return [
        { name, args: beginning.args + rest, result: Number(result), began: beginning.line, ended: line },
      ]
    }
    const whole = WHOLE.exec(text)
    if (!whole) return []
    const [, , name = '', args = '', result] = whole
    return [{ name, args, result: Number(result), began: line, ended: line }]
  })
}

/** What strace writes as `\x41\x42`. */
export const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll('\\x', ''), 'hex')

/** The path behind the file descriptor that is the call's first argument. */
export function pathOf({ args }: SystemCall): string {
  const path = /^\d+<([^>]*)>/.exec(args)?.[1] ?? ''
  return path.startsWith('\\x') ? bytesOf(path).toString() : path
}

/** The first text among the arguments. */
export function textOf({ args }: SystemCall): Buffer {
  return bytesOf(/"((?:\\x[0-9a-f]{2})*)"/.exec(args)?.[1] ?? '')
}

/** All texts among the arguments: the parts of a vectored write, the two names of a rename. */
export const textsOf = ({ args }: SystemCall): Buffer[] =>
  [...args.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex = '']) => bytesOf(hex))
