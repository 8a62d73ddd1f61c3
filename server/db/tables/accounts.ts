import { type Described, time, without } from './described.ts'

export interface AccountTables {
  /** Written by the authentication library; we read it only to count. */
  users: {
    id: string
    username: string
    displayUsername: string
    /** Ours: `usernameLook` of the name. */
    usernameLook: string | null
    email: string
    /** 0 or 1 on SQLite */
    emailVerified: boolean | number
    role: string
    createdAt: string | Date
    /** Ours: since when nobody can sign in; null: who has its password can. */
    lockedAt: string | null
    /** Whether signing in takes a code, too; 0 or 1 on SQLite. */
    twoFactorEnabled: boolean | number | null
  }
  /** Written by the authentication library: how people sign in, a row for a password and one for a provider. */
  accounts: {
    id: string
    userId: string
    /** `credential` for a password. */
    providerId: string
    /** Who they are there: the `sub` of a provider, the own id for a password. */
    accountId: string
    /** A hash; null at a provider. */
    password: string | null
  }
  /** Written by the authentication library: keys of devices that sign in. */
  passkeys: {
    id: string
    userId: string
    name: string | null
    publicKey: string
    credentialID: string
    counter: number
    deviceType: string
    backedUp: boolean | number
    transports: string | null
    createdAt: string | Date
    aaguid: string | null
  }
  /** Written by the authentication library: what makes the codes of an app, encrypted. */
  secondFactors: {
    id: string
    userId: string
    secret: string
    backupCodes: string
    verified: boolean | number | null
    failedVerificationCount: number | null
    lockedUntil: string | Date | null
  }
  /** Written by the authentication library too. */
  sessions: {
    id: string
    userId: string
    createdAt: string | Date
    updatedAt: string | Date
    expiresAt: string | Date
    ipAddress: string | null
    userAgent: string | null
    /** The house that it works in; null, or a house that the account isn't in: its first. */
    houseId: string | null
  }
  /** Links of mails that still open something (`mail-links.ts`); the library writes those of resets. */
  verifications: {
    id: string
    /** A hash of the token. */
    identifier: string
    /** The account's id. */
    value: string
    createdAt: string | Date
    updatedAt: string | Date
    expiresAt: string | Date
  }
  /** Links that let one person register each. */
  invitations: {
    id: string
    /** SHA-256 of the token, in base64url. */
    tokenHash: string
    /** Null: for the first account of the installation. */
    invitedBy: string | null
    note: string | null
    createdAt: string
    expiresAt: string
    usedAt: string | null
    /** Null while it was not used, and again when that account is gone. */
    usedBy: string | null
  }
  /** Names of `CARTE_ADMINS` without an address. */
  namedAdministrators: {
    name: string
    /** The account that had the name when it was first given; null for none. It may be deleted. */
    userId: string | null
    namedAt: string
  }
}

export const accountTables: Described<AccountTables> = {
  users: {
    seen: 'all',
    exported: {
      file: 'account',
      ofAccount: 'id',
      key: ['id'],
      present: ({ displayUsername, email, role, createdAt }) => ({
        username: displayUsername,
        email,
        role,
        createdAt: time(createdAt),
      }),
    },
  },
  sessions: {
    seen: 'all',
    exported: {
      file: 'sessions',
      ofAccount: 'userId',
      key: ['id'],
      present: ({ createdAt, updatedAt, ipAddress, userAgent }) => ({
        createdAt: time(createdAt),
        lastSeenAt: time(updatedAt),
        userAgent: userAgent || null,
        address: ipAddress || null,
      }),
    },
  },
  accounts: { seen: 'all', exported: 'has hashes of passwords' },
  passkeys: {
    seen: 'all',
    exported: {
      file: 'passkeys',
      ofAccount: 'userId',
      key: ['id'],
      present: ({ name, createdAt }) => ({ name, createdAt: time(createdAt) }),
    },
  },
  secondFactors: { seen: 'all', exported: 'has secrets that sign in' },
  verifications: { seen: 'all', exported: 'has hashes of links in mails, for a day' },
  invitations: {
    seen: 'all',
    exported: {
      file: 'invitations',
      ofAccount: 'invitedBy',
      key: ['id'],
      present: (row) => without(row, 'invitedBy', 'usedBy', 'tokenHash'),
    },
  },
  namedAdministrators: { seen: 'all', exported: 'is what the operator set; the role stands in account.json' },
}
