/** A mail to one person, in plain text: it reads everywhere, and nothing in it can hide an address. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface MailSender {
  /**
   * Hands a mail over.
   * @returns where it went, for the log: never its content
   * @throws when it could not be handed over
   */
  send(mail: Mail): Promise<string>
  close(): void
}
