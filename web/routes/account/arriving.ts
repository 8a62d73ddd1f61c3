/** What somebody who signs in finds of the work in this browser. */
export { beginSession } from '../../features/account/signing-in/session.ts'
export { wantTemplate } from '../../menu/store/wanted-template.ts'
export { claimTrial } from '../../menu/trial/kept-trial.ts'
