/**
 * Who a task is done for, and whose turn it therefore takes: an account, the address of somebody who is not
 * signed in, or a program that shares its pool with nobody.
 */
export type Asker = `account ${string}` | `address ${string}` | 'this program'
