/** What a person is in a house. */
export type Role = 'owner' | 'manager' | 'chef' | 'writer' | 'floor' | 'accountant'
