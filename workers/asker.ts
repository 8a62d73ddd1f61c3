/**
 * The owner of a task, whose turn the task takes: an account, the address of a visitor who is not signed
 * in, or a program with its own pool.
 */
export type Asker = `account ${string}` | `address ${string}` | 'this program'
