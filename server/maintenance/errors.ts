/** Why a command for the operator did not do its work, in one line. */
export class MaintenanceError extends Error {
  override readonly name = 'MaintenanceError'
}
