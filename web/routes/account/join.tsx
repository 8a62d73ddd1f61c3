import { useLocation } from 'react-router'
import { Join } from '../../features/account/people/join.tsx'

/** The token is the fragment, which no server and no log is sent. */
export const JoinScreen = () => <Join token={useLocation().hash.slice(1)} />
