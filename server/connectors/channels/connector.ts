// The contract of every connector. The content area declares what publishing needs; this is the connectors' view of it.
export type {
  CheckOutcome,
  CheckRequest,
  Engagement,
  NetworkProfile,
  PostNetwork as Connector,
  Published,
  PublishOutcome,
  PublishRequest,
} from '../../domain/content/index.ts';
