import { X } from 'lucide-react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { meetingWords } from '../waiting/meetings.ts'
import { useMeetings } from '../waiting/send-words.ts'

/** What has become of words that met somebody else's, until the person has read it. */
export function SaidNotes({ timeZone }: { timeZone: string | undefined }) {
  const met = useMeetings((state) => state.met)
  const dismiss = (id: string) =>
    useMeetings.setState((state) => ({ met: state.met.filter((meeting) => meeting.id !== id) }))
  return (
    <div role="status" className="flex flex-col gap-2 empty:-mb-6">
      {met.map((meeting) => (
        <div
          key={meeting.id}
          className="flex items-center gap-2 rounded-card border border-warn/40 bg-warn-soft py-1 pr-1 pl-4 text-sm"
        >
          <p className="grow text-pretty">{meetingWords(meeting, timeZone)}</p>
          <IconButton label="Dismiss" icon={X} onClick={() => dismiss(meeting.id)} />
        </div>
      ))}
    </div>
  )
}
