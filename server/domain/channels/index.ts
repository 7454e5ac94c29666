// Connections of a business to its channels.

export { countPlannedPosts, findConnection, listConnections } from './connection.repo.ts';
export {
  type ConnectionRecord,
  changeConnection,
  connectChannel,
  getConnection,
  presentConnection,
} from './connection.ts';
