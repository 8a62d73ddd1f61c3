import { useLocation } from 'react-router'
import { Connect } from '../../features/account/connections/connect.tsx'

/** The address is the assistant's: its parameters say what it asks. */
export const ConnectScreen = () => {
  const { search } = useLocation()
  return <Connect search={search} />
}
