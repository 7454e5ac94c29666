// Connections of a business to its channels.

export {
  countPlannedPosts,
  findConnection,
  listConnections,
  listOpenConnectionIds,
  openConnections,
} from './connection.repo.ts';
export {
  type ConnectionRecord,
  changeConnection,
  connectChannel,
  getConnection,
  isSwitchedOn,
  presentConnection,
  storeConnectionChange,
} from './connection.ts';
