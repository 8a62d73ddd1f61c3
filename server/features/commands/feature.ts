import { sweepGivenCommands } from '../../owners/given-commands.ts'
import { mountGivenCommands } from './routes.ts'

export const commands = { mount: mountGivenCommands, sweeps: { commands: sweepGivenCommands } }
